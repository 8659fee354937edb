import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { Fact } from './Fact.tsx'
import { Facts } from './Facts.tsx'

test('default: each value is named, and further facts are folded', async () => {
  renderWithKit(
    <Facts more={{ label: 'More', facts: <Fact label="Rate">2</Fact> }}>
      <Fact label="Fee" more="At most 3">
        1
      </Fact>
    </Facts>,
  )
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Fee', 'Rate'])
  const details = screen.getByText('More').closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('More'))
  expect(details?.open).toBe(true)
  await expectAccessible()
})
