import { hash } from 'node:crypto'
import { Problem } from '../../http/problem.ts'
import { findCoin } from '../records/findCoin.ts'
import { isNamedBy } from '../records/isNamedBy.ts'
import { readAccountId } from '../records/readAccountId.ts'
import { toCoins } from '../records/toCoins.ts'
import type { AcceptedProof } from '../registration/acceptedProof.ts'
import type { AcceptProof } from '../registration/acceptProof.ts'
import type { ChangeOutcome } from '../store/nameChange.ts'
import type { NameStore } from '../store/nameStore.ts'
import { nameTerms } from '../terms/nameTerms.ts'
import { readRecords, type WantedRecords } from './readRecords.ts'
import { toChangeProblem } from './toChangeProblem.ts'

type Signed = { readonly message: string; readonly signature: string }
type Change<body> = {
  readonly store: NameStore
  readonly accept: AcceptProof
  readonly request: Request
  readonly name: string
  readonly body: body
}
type FurtherProof = Signed & { readonly token: string }

/** What owners do with their names. Each rejects with a `Problem` that says why not. */
export const changeName = {
  async records(
    parameters: Change<
      Signed & { readonly records: string; readonly proofs?: readonly FurtherProof[] | undefined }
    >,
  ): Promise<void> {
    const { store, accept, request, name, body } = parameters
    const { records, proofs = [], message, signature } = body
    const wanted = readRecords(records)
    const terms = nameTerms.records(name, hash('sha256', records))
    const proof = await accept({ request, message, signature, ...terms })
    const further: AcceptedProof[] = []
    for (const one of proofs)
      further.push(await accept({ request, ...one, ...nameTerms.address(name) }))
    const outcome = await store.setRecords({
      ...{ name, subject: proof.subject, proof: toProof(proof), records, texts: wanted.texts },
      addresses: findAddresses(wanted, [proof, ...further]),
      proofs: further.map(toProof),
    })
    requireDone(outcome, 'This name has as many texts as it may. Delete some.')
  },

  async transfer(parameters: Change<Signed & { readonly to: string }>): Promise<void> {
    const { store, accept, request, name, body } = parameters
    const { to: wanted, message, signature } = body
    const to = readAccountId(wanted)
    if (!to)
      throw new Problem('INVALID_BODY', {
        detail: 'This is no account that a name can have.',
        errors: [{ at: '/to', detail: 'is no CAIP-10 account, with its checksum' }],
      })
    const proof = await accept({ request, message, signature, ...nameTerms.transfer(name, wanted) })
    const isOwn = isNamedBy(wanted, proof)
    const outcome = await store.offer({
      ...{ name, subject: proof.subject, proof: toProof(proof) },
      ...{ from: readForm(proof), to: isOwn ? undefined : to },
    })
    requireDone(outcome)
  },

  async accept(parameters: Change<Signed>): Promise<void> {
    const { store, accept, request, name, body } = parameters
    const { message, signature } = body
    const proof = await accept({ request, message, signature, ...nameTerms.accept(name) })
    const { form, address } = readForm(proof)
    const outcome = await store.accept({
      ...{ name, subject: proof.subject, proof: toProof(proof), form, address },
      addresses: toCoins(proof),
      isNamedBy: (account) => isNamedBy(account, proof),
    })
    requireDone(outcome, 'This account has as many names as it may. Give one up.')
  },

  async release(parameters: Change<Signed>): Promise<void> {
    const { store, accept, request, name, body } = parameters
    const { message, signature } = body
    const proof = await accept({ request, message, signature, ...nameTerms.release(name) })
    requireDone(await store.release({ name, subject: proof.subject, proof: toProof(proof) }))
  },
}

function toProof({ account, message, signature }: AcceptedProof) {
  return { account, message, signature }
}

function requireDone(outcome: ChangeOutcome, limit = ''): void {
  if (outcome !== 'done') throw toChangeProblem(outcome, limit)
}

/** What the account that signed is called, and its bytes. */
function readForm(proof: AcceptedProof) {
  const id = readAccountId(proof.account)
  if (id) return id
  throw new Problem('SIWX_ACCOUNT_MISMATCH', {
    detail: 'This account has no form that names can lead to. Use another one.',
  })
}

/** Each address that shall be written was proved by its account. */
function findAddresses({ addresses }: WantedRecords, proofs: readonly AcceptedProof[]) {
  return new Map(
    [...addresses].map(([named, text]) => {
      if (text === null) return [named, null] as const
      for (const proof of proofs) {
        const found = findCoin(toCoins(proof), named)
        if (found && proof.account.split(':')[2] === text)
          return [found.coinType, { form: found.form, text }] as const
      }
      throw new Problem('SIWX_ACCOUNT_MISMATCH', {
        detail: 'An address was not proved by its account. Have each account sign.',
        errors: [{ at: `/records/addresses/${named}`, detail: 'has no proof' }],
      })
    }),
  )
}
