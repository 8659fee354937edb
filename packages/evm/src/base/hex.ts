/** Bytes in hex. */
export type Hex = `0x${string}`
