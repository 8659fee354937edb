import type { KitOptions } from '@cleat/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, toConnector } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { base, mainnet, solana } from '../../../test/testNetworks.ts'

const phantom = toConnector('app.phantom', 'Phantom')
const onSolana = { ...phantom, id: 'Phantom', chain: 'solana', chains: ['solana'], info: {} }

async function renderMultiChain(options: Partial<KitOptions> = {}) {
  const eip155Adapter = createTestAdapter({ connectors: [phantom] })
  const solanaAdapter = createTestAdapter({ namespace: 'solana', connectors: [onSolana] })
  const modal = await renderModal({
    networks: [mainnet, base, solana],
    adapters: [eip155Adapter, solanaAdapter],
    ...options,
  })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({
      name: 'ConnectingMultiChain',
      connectorId: phantom.id,
      wallet: 'Phantom',
    })
  })
  return { ...modal, eip155Adapter, solanaAdapter }
}
const row = (name: RegExp) => screen.getByRole('button', { name })

test('default', async () => {
  const { view } = await renderMultiChain()
  expect(screen.getByRole('dialog', { name: 'Phantom' })).toBeTruthy()
  expect(row(/EVM.*Ethereum, Base/)).toBeTruthy()
  expect(row(/Solana/)).toBeTruthy()
  await expectAccessible(view.container)
})

test('behavior: connects on the one that is chosen, and marks it from then on', async () => {
  const { kit, user, step, eip155Adapter, solanaAdapter } = await renderMultiChain()
  await user.click(row(/Solana/))
  expect(eip155Adapter.asked).toEqual([])
  expect(solanaAdapter.asked).toEqual(['Phantom'])
  await step(() => solanaAdapter.answer())
  expect(kit.controllers.account.get('solana').status).toBe('connected')
  await step(() => void kit.controllers.router.goBack())
  expect(row(/Solana/).getAttribute('aria-current')).toBe('true')
  expect(row(/EVM/).getAttribute('aria-current')).toBeNull()
})

test('parameters: legalCheckbox keeps both closed until it is ticked', async () => {
  const { kit, user, eip155Adapter } = await renderMultiChain({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  await user.click(row(/EVM/))
  expect(kit.controllers.router.current().name).toBe('ConnectingMultiChain')
  await user.click(screen.getByRole('checkbox'))
  await user.click(row(/EVM/))
  expect(eip155Adapter.asked).toEqual(['app.phantom'])
})
