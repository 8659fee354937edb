import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../test/renderInFrame.tsx'
import { useTime } from './useTime.ts'

function Time({ seconds }: { seconds: number }) {
  return <p data-testid="time">{useTime()(seconds)}</p>
}

test.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('default: %i s are %s, never less than it takes', async (seconds, text) => {
  await renderInFrame(<Time seconds={seconds} />)
  expect(screen.getByTestId('time').textContent).toBe(text)
})
