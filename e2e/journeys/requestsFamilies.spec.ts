import { expect, test } from '../fixtures/familyTest.ts'
import { RequestsPage } from '../pages/RequestsPage.ts'

test('Solana: a transaction and several at once are reviewed before the wallet is asked', async ({
  modal,
  openFamily,
  playground,
  startChain,
}) => {
  await startChain('solana')
  const solana = await openFamily('requests-solana', 'Solana')
  const requests = new RequestsPage(playground, modal)
  await solana.click('Connect')
  await modal.chooseWallet('Mooring Wallet')
  await expect(modal.dialog).toBeHidden()

  await requests.ask('Allow any amount')
  await expect(modal.title('Review')).toBeVisible()
  await expect(requests.sentence).toContainText('spend any amount of your')
  await requests.cancel()
  await expect(requests.outcomes).toHaveText(['Allow any amount: REQUEST_REVIEW_CANCELLED'])

  await requests.ask('Give the account away')
  await expect(requests.sentence).toContainText('Hand control of')
  await requests.agree()
  await requests.proceed()
  await expect(requests.outcomes.nth(1)).toHaveText('Give the account away: done')

  await requests.ask('Pay, and allow any amount')
  await expect(requests.sentences).toHaveText([/^Send 0\.001 SOL to/, /spend any amount/])
  await requests.cancel()
  await expect(requests.outcomes.nth(2)).toHaveText(
    'Pay, and allow any amount: REQUEST_REVIEW_CANCELLED',
  )

  await requests.ask('Pay')
  await expect(requests.outcomes.nth(3)).toHaveText('Pay: done')
  await expect(modal.dialog).toBeHidden()
})

test('Solana: with a review of everything, plain transactions are read out, too', {
  tag: '@desktop',
}, async ({ modal, openFamily, playground, startChain }) => {
  await startChain('solana')
  const solana = await openFamily('requests-solana', 'Solana', { review: 'always' })
  const requests = new RequestsPage(playground, modal)
  await solana.click('Connect')
  await modal.chooseWallet('Mooring Wallet')
  await expect(modal.dialog).toBeHidden()
  await requests.ask('Pay twice')
  await expect(requests.sentences).toHaveText([/^Send 0\.001 SOL to/, /^Send 0\.002 SOL to/])
  await requests.proceed()
  await expect(requests.outcomes).toHaveText(['Pay twice: done'])
})

test('Bitcoin: a PSBT is reviewed before the wallet is asked', async ({
  modal,
  openFamily,
  playground,
  startChain,
}) => {
  await startChain('bitcoin')
  const bitcoin = await openFamily('requests-bitcoin', 'Bitcoin', { review: 'always' })
  const requests = new RequestsPage(playground, modal)
  await bitcoin.click('Connect')
  await modal.chooseWallet('Tideway Wallet')
  await expect(modal.dialog).toBeHidden()

  await requests.ask('Sign a payment')
  await expect(requests.sentences).toHaveText([/^Send 0\.0005 BTC to/])
  await requests.proceed()
  await expect(requests.outcomes).toHaveText(['Sign a payment: done'])

  await requests.ask('Whatever is paid')
  await expect(requests.sentence).toContainText('Sign something that can’t be read')
  await expect(modal.button('Cancel')).toBeFocused()
  await requests.cancel()
  await expect(requests.outcomes.nth(1)).toHaveText('Whatever is paid: REQUEST_REVIEW_CANCELLED')
})

test('Polkadot: what cannot be read is reviewed before the wallet is asked', {
  tag: '@desktop',
}, async ({ modal, openFamily, playground, startChain }) => {
  await startChain('polkadot')
  const polkadot = await openFamily('requests-polkadot', 'Polkadot')
  const requests = new RequestsPage(playground, modal)
  await polkadot.click('Connect')
  await modal.chooseWallet('Anchor Wallet')
  await expect(modal.dialog).toBeHidden()
  await requests.ask('Sign a hash')
  await expect(requests.sentence).toContainText('Sign something that can’t be read')
  await requests.cancel()
  await requests.ask('Sign a text')
  await expect(requests.outcomes).toHaveText([
    'Sign a hash: REQUEST_REVIEW_CANCELLED',
    'Sign a text: done',
  ])
})
