/** The house campaigns, in our own words. English decides which keys there are. */
export const campaign = {
  'campaign.label': 'House campaign, our own design',
  'campaign.own.label': 'A player’s campaign',
  'campaign.own.by': 'A campaign by {name}',
  'campaign.own.words': '{words}',
  'campaign.rules':
    'After each battle the winner takes one support card of its side; the loser takes one too if it reached at least half of its medal target. A support card can be used once in the whole campaign, in any later battle. Nobody wins a drawn battle: the way goes on as if the side with more victories had won it, or, if these are equal, the side that had the first turn. After the last battle the side with more battles won wins the campaign; if these are equal, the side with more medals in all.',
  'campaign.choose.rebel': 'Rebels: take one support card for the battles to come.',
  'campaign.choose.empire': 'Empire: take one support card for the battles to come.',
  'campaign.outcome.rebel.battles': 'The Rebels win the campaign, {rebel} to {empire} in battles.',
  'campaign.outcome.rebel.medals':
    'As many battles won by each side: the Rebels win the campaign, {rebel} to {empire} in medals.',
  'campaign.outcome.empire.battles': 'The Empire wins the campaign, {empire} to {rebel} in battles.',
  'campaign.outcome.empire.medals':
    'As many battles won by each side: the Empire wins the campaign, {empire} to {rebel} in medals.',
  'campaign.outcome.draw': 'Equal in battles and in medals: the campaign is a draw.',

  'campaign.iron-on-ice.title': 'Iron on the Ice',
  'campaign.iron-on-ice.about':
    'The Empire has found the base and marches on it across the open ice. Four or five battles, from the first probe droids to the doors.',
  'campaign.iron-on-ice.contact.title': 'Shapes in the Snow',
  'campaign.iron-on-ice.contact.briefing':
    'Probe droids drift between the seracs, and snowtroopers follow their signals. A Rebel patrol can still silence them before they have seen too much. Whoever masters this stretch of snow decides how the landing begins.',
  'campaign.iron-on-ice.low-flight.title': 'Low and Fast',
  'campaign.iron-on-ice.low-flight.briefing':
    'The patrol has held, and the speeder pilots want to strike before the Empire is ready. Three squadrons fly at a column that has only one walker. Tomorrow there will be more of them.',
  'campaign.iron-on-ice.landing.title': 'The Landing Ground',
  'campaign.iron-on-ice.landing.briefing':
    'The droids have shown the way, and two walkers already stand on the ice. A thin Rebel line guards a station beside the ridges. Whoever holds that building at the end holds the road.',
  'campaign.iron-on-ice.wreck.title': 'What the Wreck Knows',
  'campaign.iron-on-ice.wreck.briefing':
    'An Imperial wreck lies between the lines, its data still readable. Rebel infantry learns more with every turn it stays there. But the Empire has troops enough to replace every squad it loses.',
  'campaign.iron-on-ice.hill.title': 'The Gun in the Middle',
  'campaign.iron-on-ice.hill.briefing':
    'One gun emplacement commands the whole plain, and both sides know it. No walker could be brought up, so the infantry has to settle the matter. The emplacement is worth more than any squad.',
  'campaign.iron-on-ice.outpost.title': 'Hold Until They Fly',
  'campaign.iron-on-ice.outpost.briefing':
    'The march rolls on towards a Rebel outpost with two walkers at the front. The garrison has a single gun and the promise that speeders are on their way. The Empire has to be faster.',
  'campaign.iron-on-ice.high-ground.title': 'Closing the Valley',
  'campaign.iron-on-ice.high-ground.briefing':
    'The march has stalled, and for once the Rebels attack. Three positions command the valley: held all at the same time, they end the advance for good. Without walkers the snowtroopers have only numbers to throw in.',
  'campaign.iron-on-ice.column.title': 'Another Column',
  'campaign.iron-on-ice.column.briefing':
    'A new column comes through the rocks, led by a walker. Bring it down, and the advance is broken. Let it pass, and the fighting moves to the camps around the base.',
  'campaign.iron-on-ice.generators.title': 'Under the Shield',
  'campaign.iron-on-ice.generators.briefing':
    'Three walkers have the shield generators in view. If both generators fall, the march has reached its goal. The defenders need not drive the enemy off, only make every step too costly.',
  'campaign.iron-on-ice.encircled.title': 'Encircled',
  'campaign.iron-on-ice.encircled.briefing':
    'The Empire stands on all sides of the last ridge. The Rebels can fight for the way out in the west, unit by unit, or for the ridge itself. The Empire wants both closed.',
  'campaign.iron-on-ice.siege.title': 'The Last Camp',
  'campaign.iron-on-ice.siege.briefing':
    'The walkers have broken through and turn on the camp in the corner of the valley. Guns and the best speeder crews are all that is left to meet them. Imperial infantry among the tents would settle the whole march.',
  'campaign.iron-on-ice.doors.title': 'At the Doors',
  'campaign.iron-on-ice.doors.briefing':
    'The shield still stands, so three walkers come for the base itself. Fresh snowtroopers appear beside them turn after turn and run for two doors; three units inside are enough. The Rebels must fell the walkers or bleed the attack dry.',
  'campaign.iron-on-ice.ending.rebel':
    'The march has come to a halt in the snow. The base stands, and the wind covers the wrecks before it.',
  'campaign.iron-on-ice.ending.empire':
    'The march has reached its goal. The base is in Imperial hands, and only tracks lead away from it.',
  'campaign.iron-on-ice.ending.draw': 'Both armies lie exhausted in the snow, and nobody can claim the day.',

  'campaign.last-transport.title': 'The Last Transport',
  'campaign.last-transport.about':
    'The base is to be given up. Every hour the Rebels win on the ice lets another transport leave. Four or five battles, from the first alarm to the last departure.',
  'campaign.last-transport.alarm.title': 'First Alarm',
  'campaign.last-transport.alarm.briefing':
    'A walker and its escort have been sighted among the rocks, earlier than anyone expected. The loading has only just begun. Each hour gained here is worth a transport.',
  'campaign.last-transport.wounded.title': 'One More to Bring Home',
  'campaign.last-transport.wounded.briefing':
    'The column has been slowed, and there is time to fetch a wounded officer from the forward trenches. Imperial troops are on every side. The Rebels have to carry the officer out in the west; the Empire only has to get there.',
  'campaign.last-transport.outpost.title': 'The Road to the Hangars',
  'campaign.last-transport.outpost.briefing':
    'The Empire moves up the road, and a single outpost stands in its way. Its garrison has to last until fresh speeders arrive. If it falls, the next shots will reach the base.',
  'campaign.last-transport.speeders.title': 'Borrowed Time',
  'campaign.last-transport.speeders.briefing':
    'Three speeder squadrons fly out to meet the vanguard before it has formed up. They want no ground, only time for the loading crews. The snowtroopers have one walker and the cover of the ridges.',
  'campaign.last-transport.cannon.title': 'Three Shots to Clear the Sky',
  'campaign.last-transport.cannon.briefing':
    'No transport can leave unless the ion cannon keeps the fleet away. Three shots will do, but each of them takes time to charge. One well-aimed Imperial hit is enough to silence it.',
  'campaign.last-transport.shield.title': 'While the Shield Holds',
  'campaign.last-transport.shield.briefing':
    'The transports are still being loaded, and the walkers already have the generators in view. If both are destroyed, nothing protects the hangars any longer. The defenders have guns, trenches and two speeder squadrons.',
  'campaign.last-transport.convoy.title': 'Out Through the Front',
  'campaign.last-transport.convoy.briefing':
    'The way is as clear as it will ever be: the last Rebels leave straight through the thinned Imperial line. A ridge in the west gives whoever holds it a better view of the battle. It is the Empire’s last chance to stop them.',
  'campaign.last-transport.gate.title': 'The South Gate',
  'campaign.last-transport.gate.briefing':
    'The outer line is being given up, and its infantry runs for two doors in the south. Each unit that gets inside will be on board. The Empire has to catch four of them in the open.',
  'campaign.last-transport.breakout.title': 'Cut Off',
  'campaign.last-transport.breakout.briefing':
    'Imperial infantry has closed the way back, so the only way out leads forward, over steep ridges and through the enemy. Neither side has vehicles here. Each unit that gets through counts.',
  'campaign.last-transport.storm.title': 'Before the Engines Start',
  'campaign.last-transport.storm.briefing':
    'The walkers have come up to the base, and snowtroopers run for its two doors. Three units inside put an end to the evacuation. The last crews can still stop the walkers if they stand together.',
  'campaign.last-transport.rearguard.title': 'The Rearguard',
  'campaign.last-transport.rearguard.briefing':
    'Somebody has to stay behind so that the last transport can leave. The rearguard holds a ridge with the enemy all around it and one way out in the west. The Empire wants the ridge and everyone on it.',
  'campaign.last-transport.landing-ground.title': 'Engines Running',
  'campaign.last-transport.landing-ground.briefing':
    'The way to the landing ground is open again, and the last transport is warming its engines. Guns and the best speeder crews stand around it. If Imperial infantry gets in among them, hardly anyone will leave.',
  'campaign.last-transport.ending.rebel':
    'The last transport has gone, and the ice is empty. The Rebellion lives to find another hiding place.',
  'campaign.last-transport.ending.empire': 'The hangars are taken with transports still in them. Only a few have escaped.',
  'campaign.last-transport.ending.draw':
    'Some transports got away and some did not. Both sides will tell of this day as a victory.',
} as const;

export type CampaignKey = keyof typeof campaign;
