/**
 * Whether a name asks its reader to visit a website or to claim something. Names of genuine items
 * do not.
 */
export function isLure(name: string): boolean {
  return (
    /https?:|www\.|\b[\p{L}\p{N}-]+\.(?:[a-z]{2,})(?:\/|\b)/iu.test(name) ||
    /\b(?:claim|airdrop|reward|voucher|giveaway|redeem|visit|eligible)/i.test(name) ||
    /[$€£]\s?\d/.test(name)
  )
}
