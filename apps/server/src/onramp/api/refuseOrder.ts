import { Problem } from '../../http/problem.ts'

export declare namespace refuseOrder {
  type Parameters = {
    /** The provider's name. */
    name: string
    /** The provider's words. They are read for their class and not repeated. */
    text: string
  }
}

/** The problem of an order that a provider does not take. */
export function refuseOrder({ name, text }: refuseOrder.Parameters): Problem {
  if (/amount|minimum|maximum|limit|too (?:low|small|high|large)/i.test(text)) {
    return new Problem('AMOUNT_OUTSIDE', {
      detail: `${name} does not take this amount. Choose one within the limits of the payment method.`,
    })
  }
  const isRegion = /countr|region|state|location|jurisdiction|subdivision|\bip\b/i.test(text)
  return new Problem('NOT_OFFERED', {
    detail: isRegion
      ? `${name} does not sell in this region. Choose another provider.`
      : `${name} does not sell this. Choose another provider, cryptocurrency or payment method.`,
  })
}
