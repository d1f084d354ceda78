export const judge = {
};
