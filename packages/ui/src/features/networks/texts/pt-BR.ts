import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.none': 'Nenhuma rede corresponde a “{search}”.',
  'networks.unavailable': '{wallet} não a permite aqui',
  'networks.chosen': '{network} selecionada',
  'networks.help': 'O que é uma rede?',
  'whatIsANetwork.ledgerTitle': 'Um livro compartilhado',
  'whatIsANetwork.ledgerText':
    'Uma rede é um registro público de quem tem o quê. Muitos computadores o mantêm juntos, então ninguém consegue reescrevê-lo sozinho.',
  'whatIsANetwork.separateTitle': 'Cada uma por si',
  'whatIsANetwork.separateText':
    'Seu endereço pode ser o mesmo em várias redes, mas o que você tem em uma não está nas outras.',
  'whatIsANetwork.feeTitle': 'Com sua própria moeda',
  'whatIsANetwork.feeText':
    'Cada rede cobra suas taxas em uma moeda própria. Tenha um pouco dela onde quiser fazer algo.',
  'whatIsANetwork.choose': 'Escolher uma rede',
  'switchNetwork.pendingTitle': 'Continue em {wallet}',
  'switchNetwork.pendingText': 'Confirme lá que você quer usar {network}.',
  'switchNetwork.slowText':
    'Não apareceu nada? Abra {wallet} e escolha {network} lá. Esta página se atualiza sozinha.',
  'switchNetwork.successTitle': 'Você está em {network}',
  'switchNetwork.rejectedTitle': 'Você recusou a troca',
  'switchNetwork.rejectedText': 'Você continua em {network}.',
  'switchNetwork.waitingTitle': 'Abra {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} não consegue trocar sozinha',
  'switchNetwork.unsupportedText':
    'Escolha {network} em {wallet}, se estiver lá. Esta página se atualiza sozinha.',
  'switchNetwork.errorTitle': 'Não foi possível trocar',
  'switchNetwork.offerTitle': 'Trocar para {network}?',
  'switchNetwork.offerText':
    '{wallet} está conectada, em {current}. Antes você escolheu {network}.',
  'switchNetwork.offerSwitch': 'Trocar para {network}',
  'switchNetwork.offerStay': 'Continuar em {network}',
  'switchNetwork.retry': 'Tentar novamente',
  'switchNetwork.other': 'Escolher outra rede',
  'switchNetwork.otherWallet': 'Usar outra carteira',
  'switchActiveChain.heading': 'Conecte uma carteira para {chain}',
  'switchActiveChain.text':
    '{network} precisa de uma carteira que funcione com {chain}. O que você já conectou continua conectado.',
  'switchActiveChain.connect': 'Conectar uma carteira',
  'switchActiveChain.cancel': 'Agora não',
  'unsupported.heading': 'Esta rede não funciona aqui',
  'unsupported.text':
    'Sua carteira está na rede, que este app não usa. Para continuar, troque para uma destas.',
}
