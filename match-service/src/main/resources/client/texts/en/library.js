export const library = {
};
