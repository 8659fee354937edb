import { act, renderHook } from '@testing-library/react'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitNetwork } from './useAppKitNetwork.ts'

test('default', async () => {
  const rendered = await renderWithKit(() => useAppKitNetwork())
  expect(rendered.result.current).toMatchObject({
    caipNetwork: { id: mainnet.id, name: mainnet.name, chainNamespace: 'eip155' },
    caipNetworkId: 'eip155:1',
    chainId: 1,
    approvedCaipNetworkIds: [],
    supportsAllNetworks: true,
  })
})

test('behavior: switches, connected or not', async () => {
  const rendered = await renderWithKit(() => useAppKitNetwork())
  const { kit } = rendered
  await act(() => rendered.result.current.switchNetwork(base))
  expect(rendered.result.current.chainId).toBe(base.id)
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(rendered.result.current.chainId).toBe(mainnet.id)
  await act(() => rendered.result.current.switchNetwork(base))
  expect(rendered.result.current.chainId).toBe(base.id)
})

test('error: NETWORK_NOT_FOUND', async () => {
  const rendered = await renderWithKit(() => useAppKitNetwork())
  await expect(rendered.result.current.switchNetwork(optimism)).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
  expect(rendered.result.current.chainId).toBe(mainnet.id)
})

test('behavior: knows nothing before createAppKit', async () => {
  const { result } = renderHook(() => useAppKitNetwork())
  expect(result.current).toMatchObject({
    caipNetwork: undefined,
    chainId: undefined,
    supportsAllNetworks: true,
  })
  await expect(result.current.switchNetwork(base)).rejects.toMatchObject({ code: 'CONFIG_NO_KIT' })
})
