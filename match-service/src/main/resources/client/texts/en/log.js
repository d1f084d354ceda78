export const log = {
};
