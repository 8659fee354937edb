import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx'

afterEach(cleanup)

const renderRing = (state: ProgressRingProps['state']) =>
  render(<ProgressRing state={state}>icon</ProgressRing>).container

test('default', () => {
  const container = renderRing('pending')
  expect(container.querySelector('[data-state=pending] svg')?.ariaHidden).toBe('true')
  expect(container.textContent).toBe('icon')
  expect(container.querySelector('[data-icon]')).toBeNull()
})

test.each(['success', 'error', 'declined', 'unknown'] as const)('parameters: %s', (state) => {
  const container = renderRing(state)
  expect(container.querySelector(`[data-state=${state}] [data-icon]`)?.ariaHidden).toBe('true')
})

test('behavior: declined and failed have the same badge', () => {
  const drawing = (state: ProgressRingProps['state']) =>
    renderRing(state).querySelector('[data-icon] path')?.getAttribute('d')
  expect(drawing('declined')).toBe(drawing('error'))
})
