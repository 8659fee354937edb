const paused = 1
const frozen = 2

type Rule = string | ((data: Uint8Array) => string | undefined)

/** What the extensions of a mint mean for a payment, by number. Those without a word change nothing about one. */
const rules: Readonly<Record<number, Rule>> = {
  // A fee, who may close it, a delegate for good, names and groups.
  ...{ 1: '', 3: '', 12: '', 18: '', 19: '', 20: '', 21: '', 22: '', 23: '' },
  // Amounts that nobody sees, and fees of those: they are kept beside the balance, which moves to the unit all the same.
  ...{ 4: '', 16: '' },
  6: ([state]) => (state === frozen ? 'new accounts for it are frozen' : undefined),
  9: 'it cannot be passed on',
  10: 'other places show it with interest added',
  14: (data) =>
    data.slice(32).some(Boolean) ? 'a program of its own decides on every payment' : undefined,
  // There, what is made is hidden as well, and a balance is no part of it.
  24: 'it can move amounts that nobody sees',
  25: 'other places show its amounts multiplied',
  26: (data) => (data[32] === paused ? 'it is paused' : undefined),
}

/** Why a token with such extensions is not paid with, in words that end a sentence. What is not known is refused. */
export function findRefusal(extensions: ReadonlyMap<number, Uint8Array>): string | undefined {
  for (const [type, data] of extensions) {
    const rule = rules[type] ?? 'it has a rule that is not known here'
    const reason = typeof rule === 'string' ? rule : rule(data)
    if (reason) return reason
  }
  return undefined
}
