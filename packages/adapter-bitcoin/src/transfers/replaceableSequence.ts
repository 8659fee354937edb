/**
 * What says of an input that its owner may make the transaction faster later.
 * @see BIP-125
 */
export const replaceableSequence = 0xff_ff_ff_fd
