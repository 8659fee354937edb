import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Redes',
  'networks.search': 'Buscar redes',
  'networks.none': 'Nenhuma rede corresponde a “{search}”.',
  'networks.unavailable': 'Não ativada em {wallet}',
  'networks.chosen': 'Rede selecionada: {network}',
  'networks.help': 'O que é uma rede?',
  'whatIsANetwork.ledgerTitle': 'Um registro compartilhado',
  'whatIsANetwork.ledgerText':
    'Uma rede é um registro público de quem é dono do quê. Muitos computadores o mantêm em sincronia, então ninguém consegue reescrevê-lo sozinho.',
  'whatIsANetwork.separateTitle': 'As redes são separadas',
  'whatIsANetwork.separateText':
    'Seu endereço pode ser o mesmo em várias redes, mas o que você tem em uma não está nas outras.',
  'whatIsANetwork.feeTitle': 'Taxas na própria moeda',
  'whatIsANetwork.feeText':
    'Cada rede cobra taxas na própria moeda. Tenha um pouco dela em cada rede que você usa.',
  'whatIsANetwork.choose': 'Escolher uma rede',
  'switchNetwork.pendingTitle': 'Continue em {wallet}',
  'switchNetwork.pendingText': 'Aprove a mudança para {network}.',
  'switchNetwork.slowText':
    'Não apareceu? Abra {wallet} e selecione {network}. Esta página é atualizada automaticamente.',
  'switchNetwork.successTitle': 'Você está em {network}',
  'switchNetwork.rejectedTitle': 'Troca recusada',
  'switchNetwork.rejectedText': 'Você continua em {network}.',
  'switchNetwork.waitingTitle': 'Abrir {wallet}',
  'switchNetwork.unsupportedTitle': 'Troque de rede em {wallet}',
  'switchNetwork.unsupportedText':
    'Selecione {network} em {wallet}, se estiver na lista. Esta página é atualizada automaticamente.',
  'switchNetwork.errorTitle': 'Não foi possível trocar de rede',
  'switchNetwork.offerTitle': 'Mudar para {network}?',
  'switchNetwork.offerText':
    '{wallet} está conectada em {current}. Antes, você escolheu {network}.',
  'switchNetwork.offerSwitch': 'Mudar para {network}',
  'switchNetwork.offerStay': 'Continuar em {network}',
  'switchNetwork.retry': 'Tentar novamente',
  'switchNetwork.other': 'Escolher outra rede',
  'switchNetwork.otherWallet': 'Usar outra carteira',
  'switchActiveChain.heading': 'Conecte uma carteira para {chain}',
  'switchActiveChain.text':
    '{network} exige uma carteira compatível com {chain}. Suas outras carteiras continuam conectadas.',
  'switchActiveChain.connect': 'Conectar carteira',
  'switchActiveChain.cancel': 'Agora não',
  'unsupported.heading': 'Rede não compatível',
  'unsupported.text':
    'Sua carteira está em uma rede que não é compatível com este app. Troque de rede para continuar.',
}
