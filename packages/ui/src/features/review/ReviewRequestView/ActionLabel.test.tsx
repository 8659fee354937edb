import type { RequestAction, RequestLabel } from '@cleat/core'
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderReview } from '../../../test/renderReview.tsx'
import { usdc } from '../../../test/stories/reviewStory.tsx'

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const call: RequestAction = { kind: 'call', to: stranger, value: 0n, selector: '0x4e71d92d' }
const label: RequestLabel = { owner: 'Harbour', intent: 'Claim rewards' }
const toPlain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

/** The words of the owner, and everything else of the review. */
function readReview() {
  const dialog = screen.getByRole('dialog').cloneNode(true) as HTMLElement
  const said = [...dialog.querySelectorAll('[data-part=label]')]
  const words = said.map(({ textContent }) => toPlain(textContent))
  for (const one of said) one.remove()
  const rest = [...dialog.querySelectorAll('li, p, h3, dt, dd, button, [role=alert], code, pre')]
  return { words, rest: rest.map(({ textContent }) => toPlain(textContent)) }
}

test('default: in quotes, with whose words they are, under what was decoded', async () => {
  const { view } = await renderReview({ actions: [call], label })
  await vi.waitFor(() =>
    expect(readReview().words).toEqual(['“Claim rewards”, says Harbour. We can’t check that.']),
  )
  const [first] = screen.getByRole('dialog').querySelectorAll('[data-part=actions] > li')
  expect(toPlain(first?.textContent)).toMatch(/^Call 0x70…dc79c8 *0x4e71d92d“Claim rewards”/)
  expect(first?.querySelectorAll('[data-part=label] bdi')).toHaveLength(2)
  await expectAccessible(view.baseElement)
})

test('behavior: without words nothing is added', async () => {
  await renderReview({ actions: [call] })
  await screen.findByRole('dialog')
  expect(readReview().words).toEqual([])
})

test('behavior: what was decoded is asked about with its own words alone', async () => {
  await renderReview({
    ...{
      actions: [
        { kind: 'approve', token: usdc, spender: stranger, amount: 'any', isSignature: true },
      ],
      label,
    },
    finds: [['approve-any', 'stop']],
  })
  await screen.findByRole('dialog')
  await vi.waitFor(() => expect(readReview().rest.join()).toContain('spend any amount'))
  expect(readReview().words).toEqual([])
})

test('behavior: typed data is asked about where it is known what is signed', async () => {
  const message: RequestAction = { kind: 'message', text: 'Vote', contract: stranger }
  const typedData = { type: 'Vote(uint256 id)', contract: stranger }
  await renderReview({ actions: [message], label })
  await screen.findByRole('dialog')
  expect(readReview().words).toEqual([])
  cleanup()
  await renderReview({ actions: [message], label, typedData })
  await vi.waitFor(() => expect(readReview().words).toHaveLength(1))
})

test('property: with any words, everything that stands without them stands there', async () => {
  const finds = [['call-value', 'caution']] as const
  const actions = [{ ...call, value: 5n }] as const
  const shown = async (given: RequestLabel | undefined) => {
    const { kit } = await renderReview({ actions, finds, label: given })
    await screen.findByRole('dialog')
    if (given) await vi.waitFor(() => expect(readReview().words).toHaveLength(1))
    const { rest } = readReview()
    kit.destroy()
    cleanup()
    return rest
  }
  const bare = await shown(undefined)
  expect(bare.length).toBeGreaterThan(5)
  const words = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(words, words, async (owner, intent) => {
      expect(await shown({ owner, intent })).toEqual(bare)
    }),
    { numRuns: 15 },
  )
})
