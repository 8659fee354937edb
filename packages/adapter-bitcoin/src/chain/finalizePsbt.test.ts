import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { createPsbt } from '../test/createPsbt.ts'
import { openPage } from '../test/openPage.ts'
import { finalizePsbt } from './finalizePsbt.ts'

const to = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

test('default: what was signed is ready, again and again', async () => {
  using page = openPage('unisat')
  await page.connect()
  const [{ address }] = page.wallet.accounts
  const psbt = createPsbt({ coins: [{ address, value: 5000 }], to, amount: 4000n })
  const signed = await page.provider.signPSBT({ psbt, signInputs: [{ index: 0, address }] })
  const final = finalizePsbt(signed.psbt)
  const expected = Transaction.fromPSBT(base64.decode(final?.psbt ?? ''))
  expect(expected.isFinal).toBe(true)
  expect(final).toMatchObject({ hex: expected.hex, id: expected.id })
  expect(finalizePsbt(final?.psbt ?? '')).toEqual(final)
  expect(finalizePsbt(psbt)).toBeUndefined()
})

test('error: no PSBT', () => {
  expect(finalizePsbt('nonsense')).toBeUndefined()
})
