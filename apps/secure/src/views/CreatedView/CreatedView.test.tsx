import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { CreatedView } from './CreatedView.tsx'

const evm = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const solana = '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx'
const accounts = [`eip155:1:${evm}`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`]

test('default: both addresses, whole', async () => {
  const answer = vi.fn()
  await renderInFrame(<CreatedView shown={{ accounts }} isBusy={false} answer={answer} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Ethereum and compatible networks')
  expect(rows[0]?.replace(/\s/g, '')).toContain(evm)
  expect(rows[1]).toContain('Solana')
  expect(rows[1]?.replace(/\s/g, '')).toContain(solana)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your wallet is ready' }))
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(answer.mock.calls).toEqual([[{ kind: 'done' }]])
})
