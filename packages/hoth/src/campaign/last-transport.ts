/**
 * House campaign, ours: the evacuation of the base.
 * Four battles where one side wins three of them, else five; a comment says how the campaign stands when nothing was drawn.
 */
import type { Campaign } from './tree.ts';

export const lastTransport: Campaign = {
  id: 'last-transport',
  title: 'campaign.last-transport.title',
  label: 'campaign.label',
  about: 'campaign.last-transport.about',
  rules: 'campaign.rules',
  endings: {
    rebel: 'campaign.last-transport.ending.rebel',
    empire: 'campaign.last-transport.ending.empire',
    draw: 'campaign.last-transport.ending.draw',
  },
  battles: [
    // Level.
    {
      id: 'alarm',
      scenario: '3',
      title: 'campaign.last-transport.alarm.title',
      briefing: 'campaign.last-transport.alarm.briefing',
      next: { rebel: 'wounded', empire: 'outpost' },
    },
    // One victory for the Rebels: time for a rescue.
    {
      id: 'wounded',
      scenario: '8',
      title: 'campaign.last-transport.wounded.title',
      briefing: 'campaign.last-transport.wounded.briefing',
      next: { rebel: 'speeders', empire: 'cannon' },
    },
    // One victory for the Empire.
    {
      id: 'outpost',
      scenario: '7',
      title: 'campaign.last-transport.outpost.title',
      briefing: 'campaign.last-transport.outpost.briefing',
      next: { rebel: 'cannon', empire: 'shield' },
    },
    // The Rebels lead and strike first.
    {
      id: 'speeders',
      scenario: '2',
      title: 'campaign.last-transport.speeders.title',
      briefing: 'campaign.last-transport.speeders.briefing',
      next: { rebel: 'convoy', empire: 'gate' },
    },
    // One victory each: the first departure.
    {
      id: 'cannon',
      scenario: '14',
      title: 'campaign.last-transport.cannon.title',
      briefing: 'campaign.last-transport.cannon.briefing',
      next: { rebel: 'gate', empire: 'breakout' },
    },
    // The Empire leads and reaches the generators.
    {
      id: 'shield',
      scenario: '10',
      title: 'campaign.last-transport.shield.title',
      briefing: 'campaign.last-transport.shield.briefing',
      next: { rebel: 'breakout', empire: 'storm' },
    },
    // Last battle, the Rebels far ahead: they leave in good order.
    {
      id: 'convoy',
      scenario: '16',
      title: 'campaign.last-transport.convoy.title',
      briefing: 'campaign.last-transport.convoy.briefing',
      next: { rebel: null, empire: null },
    },
    // The Rebels can end it here, the Empire must win.
    {
      id: 'gate',
      scenario: '15',
      title: 'campaign.last-transport.gate.title',
      briefing: 'campaign.last-transport.gate.briefing',
      next: { rebel: null, empire: 'rearguard' },
    },
    // The Empire can end it here, the Rebels must win.
    {
      id: 'breakout',
      scenario: '11',
      title: 'campaign.last-transport.breakout.title',
      briefing: 'campaign.last-transport.breakout.briefing',
      next: { rebel: 'landing-ground', empire: null },
    },
    // Last battle, the Empire far ahead: it enters the base.
    {
      id: 'storm',
      scenario: '13',
      title: 'campaign.last-transport.storm.title',
      briefing: 'campaign.last-transport.storm.briefing',
      next: { rebel: null, empire: null },
    },
    // Last battle, level, after an Imperial victory.
    {
      id: 'rearguard',
      scenario: '17',
      title: 'campaign.last-transport.rearguard.title',
      briefing: 'campaign.last-transport.rearguard.briefing',
      next: { rebel: null, empire: null },
    },
    // Last battle, level, after a Rebel victory.
    {
      id: 'landing-ground',
      scenario: '12',
      title: 'campaign.last-transport.landing-ground.title',
      briefing: 'campaign.last-transport.landing-ground.briefing',
      next: { rebel: null, empire: null },
    },
  ],
};
