/** The key in the relay's storage that lists the ended sessions whose wallets do not know yet. */
export const endingKey = 'ending-topics'
