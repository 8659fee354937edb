/** What the number of a whole code leaves when it is divided, by what it is a code of. */
export const codeRemainders = { recovery: 1, kit: 2 } as const

/** A recovery code gives a share; the code of a kit opens its file. */
export type CodeKind = keyof typeof codeRemainders
