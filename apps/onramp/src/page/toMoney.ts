/** An amount of a currency for people. */
export function toMoney(amount: string, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount))
}
