/** The data of a call with a function, at most 64 kB. */
export const callData: RegExp = /^0x(?:[0-9a-f]{2}){4,65536}$/
