import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { createViewLoader } from './createViewLoader.ts'
import { LoadedView } from './LoadedView.tsx'

type Props = { name: string }
const Hello: ComponentType<Props> = ({ name }) => <p>Hello {name}</p>

test('default', async () => {
  const load = vi.fn(async () => Hello)
  const loader = createViewLoader(load)
  expect(load).not.toHaveBeenCalled()
  renderWithKit(<LoadedView loader={loader} props={{ name: 'Ada' }} />)
  expect(screen.queryByText('Hello Ada')).toBeNull()
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('behavior: preloaded, it is there in the first frame', async () => {
  const loader = createViewLoader(async () => Hello)
  await loader.preload()
  renderWithKit(<LoadedView loader={loader} props={{ name: 'Ada' }} />)
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

test('parameters: failure', async () => {
  const loader = createViewLoader<Props>(() => Promise.reject(new Error('offline')))
  renderWithKit(<LoadedView loader={loader} props={{ name: 'Ada' }} failure={<p>Plan B</p>} />)
  expect(await screen.findByText('Plan B')).toBeTruthy()
})

test('behavior: a failure says so, and is tried again', async () => {
  const load = vi.fn(async () => Hello)
  load.mockRejectedValueOnce(new Error('offline'))
  const loader = createViewLoader(load)
  renderWithKit(<LoadedView loader={loader} props={{ name: 'Ada' }} />)
  expect(await screen.findByRole('heading', { name: 'Something didn’t load' })).toBeTruthy()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})
