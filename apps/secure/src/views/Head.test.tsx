import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInFrame } from '../test/renderInFrame.tsx'
import { Head } from './Head.tsx'

test('default: readers begin at the title', async () => {
  await renderInFrame(<Head title="Ahoy">Welcome aboard.</Head>)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ahoy' }))
})

test('parameters: hasField', async () => {
  await renderInFrame(<Head title="Ahoy" hasField={true} />)
  expect(document.activeElement).toBe(document.body)
})
