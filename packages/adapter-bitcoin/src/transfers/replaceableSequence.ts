/**
 * The sequence number that lets the payer replace the transaction with a higher fee.
 * @see BIP-125
 */
export const replaceableSequence = 0xff_ff_ff_fd
