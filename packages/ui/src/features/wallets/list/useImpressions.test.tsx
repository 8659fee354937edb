import type { CleatEvent } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../../test/renderModal.tsx'

const [best] = await loadRegistry()

async function setUp() {
  const events: CleatEvent[] = []
  const modal = await renderModal({ onEvent: (event) => void events.push(event) })
  const impressions = () =>
    events.flatMap(({ event, properties }) =>
      event === 'WALLET_IMPRESSION_V2' ? [properties.items] : [],
    )
  return { ...modal, impressions }
}

test('default', async () => {
  const { kit, step, impressions } = await setUp()
  await step(() => void kit.actions.open())
  await waitFor(() => expect(screen.queryByLabelText('Loading wallets')).toBeNull())
  await waitFor(() => expect(impressions().flat().length).toBeGreaterThan(3))
  const seen = impressions().flat()
  expect(seen[0]).toMatchObject({ name: 'Rabby', rdnsId: 'io.rabby', view: 'Connect' })
  expect(seen.map(({ displayIndex }) => displayIndex)).toEqual([...seen.keys()])
  expect(seen).toContainEqual(
    expect.objectContaining({ explorerId: best?.id, certified: expect.any(Boolean) }),
  )
  expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length)
})

test('behavior: not while it is closed, and anew at every opening', async () => {
  const { kit, step, impressions } = await setUp()
  await step(() => new Promise((done) => setTimeout(done, 400)))
  expect(impressions()).toEqual([])
  await step(() => void kit.actions.open())
  await waitFor(() => expect(impressions().flat().length).toBeGreaterThan(3))
  const before = impressions().flat().length
  await step(() => void kit.actions.close())
  await step(() => new Promise((done) => setTimeout(done, 400)))
  expect(impressions().flat()).toHaveLength(before)
  await step(() => void kit.actions.open())
  await waitFor(() => expect(impressions().flat()).toHaveLength(2 * before))
})
