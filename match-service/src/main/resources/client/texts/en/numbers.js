export const numbers = {
};
