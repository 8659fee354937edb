import type { ApprovalRequest } from '../approval/approvalRequest.ts'

export const connectRequest: ApprovalRequest = {
  kind: 'connect',
  accounts: [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ],
  selected: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  id: '1',
  method: 'eth_requestAccounts',
  origin: 'https://app.example',
  wallet: { name: 'Test Wallet', icon: 'data:,' },
}
