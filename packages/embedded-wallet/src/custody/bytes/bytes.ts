/** Bytes that WebCrypto takes: never shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>
