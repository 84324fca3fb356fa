// Whether what was pressed last was a key: what is opened by a key takes the focus, what is opened
// by a pointer doesn't.
let key = false;
addEventListener('keydown', () => (key = true), true);
addEventListener('pointerdown', () => (key = false), true);

export const wasKey = (): boolean => key;
