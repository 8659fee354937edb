export const connecting = {
  'connecting.pendingTitle': 'Continue in {wallet}',
  'connecting.pendingText': 'Approve the request in your wallet to share your address.',
  'connecting.slowText': 'Nothing to see? Look for the {wallet} icon in your browser’s toolbar.',
  'connecting.rejectedTitle': 'You declined the request',
  'connecting.rejectedText': '{wallet} shared nothing with this app.',
  'connecting.waitingTitle': 'Open {wallet}',
  'connecting.errorTitle': 'Could not connect',
  'connecting.missingTitle': '{wallet} was not found',
  'connecting.missingText':
    'Install {wallet} or turn its extension on, then reload this page to connect it.',
  'connecting.successTitle': 'Connected',
  'connecting.successText': '{wallet} is ready to use.',
  'connecting.retry': 'Try again',
  'connecting.other': 'Choose another wallet',
  'connecting.reload': 'Reload the page',
} as const
