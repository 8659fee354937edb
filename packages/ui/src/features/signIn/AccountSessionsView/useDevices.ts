import type { Namespace, SignInDevice, SignInSession } from '@cleat/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useKit } from '../../../kit/useKit.ts'
import { useSignIn } from '../controller/useSignIn.ts'

/** Where the visitor of a session is signed in, as the service knows it. */
export function useDevices(parameters: {
  namespace: Namespace
  session: SignInSession
}): UseQueryResult<readonly SignInDevice[]> {
  const { namespace, session } = parameters
  const { id } = useKit()
  const signIn = useSignIn()
  const { account, createdAt } = session
  return useQuery({
    queryKey: ['cleat', id, 'signInDevices', account, createdAt],
    queryFn: () => signIn.listDevices({ namespace }),
    ...{ enabled: signIn.canListDevices, retry: false, staleTime: 0, networkMode: 'always' },
  })
}
