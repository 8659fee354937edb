/** A token amount in the format of the JSON-RPC API. */
export type TokenAmount = {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number
  readonly uiAmountString: string
}

export function tokenAmount(parameters: { amount: bigint; decimals: number }): TokenAmount {
  const { amount, decimals } = parameters
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
