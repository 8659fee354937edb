import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { Announcer } from './Announcer.tsx'

afterEach(cleanup)

function Speaker() {
  const announce = useAnnounce()
  return (
    <button type="button" onClick={() => announce('Copied')}>
      Say
    </button>
  )
}

test('behavior: the same words twice are a change of text', async () => {
  render(
    <Announcer>
      <Speaker />
    </Announcer>,
    { wrapper: StrictMode },
  )
  const region = screen.getByRole('status')
  const heard: (string | null)[] = []
  for (let index = 0; index < 3; index++) {
    await userEvent.click(screen.getByRole('button'))
    heard.push(region.textContent)
  }
  expect(heard.every((text) => text?.trim() === 'Copied')).toBe(true)
  expect(heard[0]).not.toBe(heard[1])
  expect(heard[1]).not.toBe(heard[2])
})
