export const replay = {
};
