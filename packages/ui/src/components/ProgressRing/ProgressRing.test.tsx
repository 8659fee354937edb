import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressRing } from './ProgressRing.tsx'

afterEach(cleanup)

test('default', () => {
  const { container } = render(
    <ProgressRing state="success" badge="ok">
      icon
    </ProgressRing>,
  )
  expect(container.querySelector('[data-state=success] svg')?.ariaHidden).toBe('true')
  expect(container.textContent).toBe('iconok')
})
