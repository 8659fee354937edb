import { createCoinbaseDialect } from './coinbase/createCoinbaseDialect.ts'
import { createMeldDialect } from './meld/createMeldDialect.ts'
import { createMoonPayDialect } from './moonpay/createMoonPayDialect.ts'
import { createStripeDialect } from './stripe/createStripeDialect.ts'
import { createTransakDialect } from './transak/createTransakDialect.ts'
import type { Dialect } from './wire/dialect.ts'

/** All providers, with the keys of this start. */
export function createDialects(): readonly Dialect[] {
  return [
    createCoinbaseDialect(),
    createMeldDialect(),
    createMoonPayDialect(),
    createStripeDialect(),
    createTransakDialect(),
  ]
}
