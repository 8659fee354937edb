export const connecting = {
  'connecting.pendingTitle': 'Continue in {wallet}',
  'connecting.pendingText': 'Approve the request in your wallet to share your address.',
  'connecting.slowText': 'Nothing to see? Look for the {wallet} icon in your browser’s toolbar.',
  'connecting.unverifiedText':
    'This wallet looks like {wallet}, but could not be recognised as it. Go on only if you trust it.',
  'connecting.agreeTitle': 'Before you connect',
  'connecting.agreeText': 'This app asks you to agree to its rules first.',
  'connecting.agree': 'Continue with {wallet}',
  'connecting.rejectedTitle': 'You declined the request',
  'connecting.rejectedText': '{wallet} shared nothing with this app.',
  'connecting.waitingTitle': 'Open {wallet}',
  'connecting.errorTitle': 'Could not connect',
  'connecting.missingTitle': '{wallet} was not found',
  'connecting.missingText':
    'Install {wallet} or turn its extension on, then reload this page to connect it.',
  'connecting.missingTextPhone':
    'To connect {wallet}, open this page in the browser inside its app.',
  'connecting.successTitle': 'Connected',
  'connecting.successText': '{wallet} is ready to use.',
  'connecting.retry': 'Try again',
  'connecting.other': 'Choose another wallet',
  'connecting.reload': 'Reload the page',
  'connecting.get': 'Get {wallet}',
} as const
