/**
 * House campaign, ours: the Imperial march on the base.
 * Four battles where one side wins three of them, else five; a comment says how the campaign stands when nothing was drawn.
 */
import type { Campaign } from './tree.ts';

export const ironOnIce: Campaign = {
  id: 'iron-on-ice',
  title: 'campaign.iron-on-ice.title',
  label: 'campaign.label',
  about: 'campaign.iron-on-ice.about',
  rules: 'campaign.rules',
  endings: {
    rebel: 'campaign.iron-on-ice.ending.rebel',
    empire: 'campaign.iron-on-ice.ending.empire',
    draw: 'campaign.iron-on-ice.ending.draw',
  },
  battles: [
    // Level.
    {
      id: 'contact',
      scenario: '1',
      title: 'campaign.iron-on-ice.contact.title',
      briefing: 'campaign.iron-on-ice.contact.briefing',
      next: { rebel: 'low-flight', empire: 'landing' },
    },
    // One victory for the Rebels.
    {
      id: 'low-flight',
      scenario: '2',
      title: 'campaign.iron-on-ice.low-flight.title',
      briefing: 'campaign.iron-on-ice.low-flight.briefing',
      next: { rebel: 'wreck', empire: 'hill' },
    },
    // One victory for the Empire.
    {
      id: 'landing',
      scenario: '4',
      title: 'campaign.iron-on-ice.landing.title',
      briefing: 'campaign.iron-on-ice.landing.briefing',
      next: { rebel: 'hill', empire: 'outpost' },
    },
    // The Rebels lead and may raid.
    {
      id: 'wreck',
      scenario: '6',
      title: 'campaign.iron-on-ice.wreck.title',
      briefing: 'campaign.iron-on-ice.wreck.briefing',
      next: { rebel: 'high-ground', empire: 'column' },
    },
    // One victory each: contested ground, no walkers.
    {
      id: 'hill',
      scenario: '5',
      title: 'campaign.iron-on-ice.hill.title',
      briefing: 'campaign.iron-on-ice.hill.briefing',
      next: { rebel: 'column', empire: 'generators' },
    },
    // The Empire leads and presses on.
    {
      id: 'outpost',
      scenario: '7',
      title: 'campaign.iron-on-ice.outpost.title',
      briefing: 'campaign.iron-on-ice.outpost.briefing',
      next: { rebel: 'generators', empire: 'encircled' },
    },
    // Last battle, the Rebels far ahead: they attack.
    {
      id: 'high-ground',
      scenario: '9',
      title: 'campaign.iron-on-ice.high-ground.title',
      briefing: 'campaign.iron-on-ice.high-ground.briefing',
      next: { rebel: null, empire: null },
    },
    // The Rebels can end it here, the Empire must win.
    {
      id: 'column',
      scenario: '3',
      title: 'campaign.iron-on-ice.column.title',
      briefing: 'campaign.iron-on-ice.column.briefing',
      next: { rebel: null, empire: 'siege' },
    },
    // The Empire can end it here, the Rebels must win.
    {
      id: 'generators',
      scenario: '10',
      title: 'campaign.iron-on-ice.generators.title',
      briefing: 'campaign.iron-on-ice.generators.briefing',
      next: { rebel: 'doors', empire: null },
    },
    // Last battle, the Empire far ahead: the Rebels fight for the way out.
    {
      id: 'encircled',
      scenario: '17',
      title: 'campaign.iron-on-ice.encircled.title',
      briefing: 'campaign.iron-on-ice.encircled.briefing',
      next: { rebel: null, empire: null },
    },
    // Last battle, level, after an Imperial victory.
    {
      id: 'siege',
      scenario: '12',
      title: 'campaign.iron-on-ice.siege.title',
      briefing: 'campaign.iron-on-ice.siege.briefing',
      next: { rebel: null, empire: null },
    },
    // Last battle, level, after a Rebel victory.
    {
      id: 'doors',
      scenario: '13',
      title: 'campaign.iron-on-ice.doors.title',
      briefing: 'campaign.iron-on-ice.doors.briefing',
      next: { rebel: null, empire: null },
    },
  ],
};
