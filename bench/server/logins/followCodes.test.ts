import type { LocalMail } from '@cleat/localnet'
import { afterEach, expect, test } from 'vitest'
import { type Codes, followCodes } from './followCodes.ts'

const mails: LocalMail[] = []
let codes: Codes
afterEach(() => {
  codes.stop()
  mails.length = 0
})

function deliver(address: string, subject: string): void {
  mails.push({
    ...{ to: [address], from: 'wallet@app.example', subject, text: '', html: undefined },
    ...{ headers: {}, source: '' },
  })
}

test('default: who waits gets the code of the next mail, and no other', async () => {
  deliver('ada@mail.example', '111111 is your code for app.example')
  codes = followCodes({ mails })
  const ada = codes.next('ada@mail.example', 5000)
  const bob = codes.next('bob@mail.example', 5000)
  deliver('bob@mail.example', '222222 is your code for app.example')
  // The mailbox keeps the newest ones.
  mails.shift()
  deliver('ada@mail.example', '333333 is your code for app.example')
  expect(await Promise.all([ada, bob])).toEqual(['333333', '222222'])
})

test('error: no mail in time', async () => {
  codes = followCodes({ mails })
  await expect(codes.next('ada@mail.example', 20)).rejects.toThrow('no mail to ada@mail.example')
})
