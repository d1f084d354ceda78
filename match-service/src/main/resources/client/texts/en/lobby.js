export const lobby = {
};
