const paused = 1
const frozen = 2

type Rule = string | ((data: Uint8Array) => string | undefined)

/** The effect of mint extensions on a payment, by number. An empty text means no effect. */
const rules: Readonly<Record<number, Rule>> = {
  // TransferFee, MintCloseAuthority, PermanentDelegate, metadata and groups.
  ...{ 1: '', 3: '', 12: '', 18: '', 19: '', 20: '', 21: '', 22: '', 23: '' },
  // ConfidentialTransfer and its fees keep hidden amounts beside the balance. The visible balance
  // still moves exactly.
  ...{ 4: '', 16: '' },
  6: ([state]) => (state === frozen ? 'new accounts for it are frozen' : undefined),
  9: 'it cannot be passed on',
  10: 'other places show it with interest added',
  14: (data) =>
    data.slice(32).some(Boolean) ? 'a program of its own decides on every payment' : undefined,
  // ConfidentialMintBurn mints hidden amounts, which the balance does not include.
  24: 'it can move amounts that nobody sees',
  25: 'other places show its amounts multiplied',
  26: (data) => (data[32] === paused ? 'it is paused' : undefined),
}

/**
 * Why a mint with these extensions is refused, as the end of a sentence. Unknown extensions are
 * refused.
 */
export function findRefusal(extensions: ReadonlyMap<number, Uint8Array>): string | undefined {
  for (const [type, data] of extensions) {
    const rule = rules[type] ?? 'it has a rule that is not known here'
    const reason = typeof rule === 'string' ? rule : rule(data)
    if (reason) return reason
  }
  return undefined
}
