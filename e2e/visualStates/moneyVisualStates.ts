import { neverAnswer, rejectRequest } from '@cleat/testing'
import type { Visit } from './visit.ts'

const receiver = '0x000000000000000000000000000000000000dEaD'

/** The views of transfers in all their states. */
export const moneyVisualStates: readonly Visit[] = [
  {
    config: 'money',
    async act({ connect, open, go, wallet, screen }, take) {
      const token = screen.getByRole('button', { name: /Local Dai/ })
      const fields = screen.getByRole('textbox')
      const send = screen.getByRole('button', { name: /^(Send|إرسال)$/ })
      await connect()
      await open()
      await token.waitFor()
      await take('tokens')
      await open('WalletReceive')
      await take('receive')
      await go({ name: 'WalletCompatibleNetworks' })
      await take('compatible-networks')
      await open('WalletSend')
      await take('send-empty')
      await go({ name: 'WalletSendSelectToken' })
      await token.waitFor()
      await take('send-tokens')
      await token.click()
      await fields.first().pressSequentially('3')
      await fields.last().fill(receiver)
      await take('send')
      await screen.locator('[type=submit]').click()
      await take('send-preview')
      wallet.program('eth_sendTransaction', rejectRequest())
      await send.click()
      await take('send-declined')
      await send.click()
      await screen.getByRole('link').waitFor()
      await take('send-done')
      await screen.locator('[data-state="success"]').waitFor()
      await take('send-success')
      await open()
      await screen.getByRole('tab').last().click()
      // An earlier announcement may still be in the page.
      await screen.getByText('3 DAI').first().waitFor()
      await take('activity')
      await open('WalletSend')
      await go({ name: 'WalletSendSelectToken' })
      await token.click()
      await fields.first().pressSequentially('3')
      await fields.last().fill(receiver)
      await screen.locator('[type=submit]').click()
      wallet.program('eth_sendTransaction', neverAnswer())
      await send.click()
      await take('send-in-wallet')
    },
  },
]
