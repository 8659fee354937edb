/** Whether a name wants something of whoever reads it: to go to a website, or to fetch what is promised. Names of things do not. */
export function isLure(name: string): boolean {
  return (
    /https?:|www\.|\b[\p{L}\p{N}-]+\.(?:[a-z]{2,})(?:\/|\b)/iu.test(name) ||
    /\b(?:claim|airdrop|reward|voucher|giveaway|redeem|visit|eligible)/i.test(name) ||
    /[$€£]\s?\d/.test(name)
  )
}
