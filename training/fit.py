"""Fits a net to samples of self-play on a GPU: the same form, aims and files as packages/ai/src/net (train.ts, samples.ts).

    python3 fit.py '{"shape": {...}, "lesson": {...}, "passes": 6, "seed": 1}' samples...

Prints lines of JSON: how many positions there are, the errors after each pass, and the net's numbers as 32-bit floats, part by part.
"""
import base64
import json
import sys
import time

import numpy as np
import torch

FIELDS = [("index", np.uint16), ("amount", np.float32), ("game", np.uint32), ("begins", np.uint32), ("inputs", np.uint16),
          ("choicesAt", np.uint32), ("choices", np.uint16), ("expected", np.float32), ("result", np.float32),
          ("choiceInputs", np.uint16), ("share", np.float32)]
PARTS = ["wide", "wideBias", "straight", "narrow", "narrowBias", "value", "valueBias", "scores", "scoresBias", "choices",
         "choiceBias", "score"]
HELD_BACK = 10
torch.backends.cuda.matmul.allow_tf32 = True


def read(paths):
    lists = {name: [] for name, _ in FIELDS}
    shift = {"begins": 0, "choicesAt": 0}
    for path in paths:
        data = np.fromfile(path, dtype=np.uint8)
        at = 0
        while at < len(data):
            sizes = {}
            for name, kind in FIELDS:
                size = int(data[at:at + 4].view(np.uint32)[0])
                at += 4
                length = size * np.dtype(kind).itemsize
                found = data[at:at + length].view(kind)
                at += length
                sizes[name] = size
                lists[name].append(found.astype(np.int64) + shift[name] if name in shift else found)
            shift["begins"] += sizes["index"]
            shift["choicesAt"] += sizes["share"]
    return {name: np.concatenate(found) for name, found in lists.items()}


def ranges(begins, counts):
    """All places begins[i] .. begins[i] + counts[i], one behind the other, and of which i each is."""
    owner = torch.repeat_interleave(torch.arange(len(counts), device=counts.device), counts)
    starts = torch.cumsum(counts, 0) - counts
    return torch.arange(len(owner), device=counts.device) + (begins - starts)[owner], owner


def aims(samples, trust, patience):
    """What the value of each position should be: aimsOf in train.ts."""
    games, expected, results = (samples[name].tolist() for name in ("game", "expected", "result"))
    found, last, comes = np.empty(len(games), np.float32), -1, 0.0
    for place in range(len(games) - 1, -1, -1):
        if games[place] != last:
            last, comes = games[place], results[place]
        here = expected[place]
        found[place] = trust * here + (1 - trust) * comes
        comes = patience * comes + (1 - patience) * here
    return found


class Fit:
    def __init__(self, asked, samples, device):
        shape = asked["shape"]
        self.shape, self.lesson, self.device = shape, asked["lesson"], device
        torch.manual_seed(asked["seed"])
        wide, narrow, scores = shape["wide"], shape["narrow"], shape["scores"]
        sizes = {"wide": (shape["inputs"], wide), "wideBias": (wide,), "straight": (shape["inputs"],), "narrow": (narrow, wide),
                 "narrowBias": (narrow,), "value": (narrow,), "valueBias": (1,), "scores": (scores, wide), "scoresBias": (scores,),
                 "choices": (shape["choices"], scores), "choiceBias": (shape["choices"],), "score": (scores,)}
        spread = {"wide": 0.12, "narrow": (2 / wide) ** 0.5, "value": 0.3, "scores": (1 / wide) ** 0.5, "choices": 0.2, "score": 0.3}
        self.w = {part: torch.randn(sizes[part], device=device) * spread.get(part, 0) for part in PARTS}
        for part in PARTS:
            self.w[part].requires_grad_()
        tensor = lambda name, kind=np.int64: torch.from_numpy(samples[name].astype(kind)).to(device)
        self.index, self.amount = tensor("index", np.int16), tensor("amount", np.float32)
        self.begins, self.inputs = tensor("begins"), tensor("inputs")
        self.choices_at, self.choices = tensor("choicesAt"), tensor("choices")
        self.choice_inputs, self.share = tensor("choiceInputs"), tensor("share", np.float32)
        self.aim = torch.from_numpy(aims(samples, self.lesson["trust"], self.lesson["patience"])).to(device)
        # Where the inputs of each choice begin: behind those of its position, one behind the other.
        before = torch.cumsum(self.choice_inputs, 0) - self.choice_inputs
        owner = torch.repeat_interleave(torch.arange(len(self.choices), device=device), self.choices)
        first = before[self.choices_at.clamp(max=max(0, len(before) - 1))] if len(before) else before
        self.choice_begins = (self.begins + self.inputs)[owner] + before - first[owner]

    def rows(self, begins, counts, width):
        """The inputs of some positions or choices, written out."""
        at, owner = ranges(begins, counts)
        found = torch.zeros(len(counts) * width, device=self.device)
        found.index_add_(0, owner * width + self.index[at].long(), self.amount[at])
        return found.view(len(counts), width)

    def errors(self, places):
        w = self.w
        positions = self.rows(self.begins[places], self.inputs[places], self.shape["inputs"])
        seen = torch.relu(positions @ w["wide"] + w["wideBias"])
        narrow = torch.relu(seen @ w["narrow"].T + w["narrowBias"])
        logit = narrow @ w["value"] + w["valueBias"] + positions @ w["straight"]
        value = torch.nn.functional.binary_cross_entropy_with_logits(logit, self.aim[places], reduction="sum")
        many = self.choices[places] > 1
        chosen = places[many]
        if len(chosen) == 0:
            return value, value * 0, 0, value * 0
        asked = seen[many] @ w["scores"].T + w["scoresBias"]
        which, owner = ranges(self.choices_at[chosen], self.choices[chosen])
        own = self.rows(self.choice_begins[which], self.choice_inputs[which], self.shape["choices"])
        score = torch.relu(own @ w["choices"] + asked[owner]) @ w["score"] + own @ w["choiceBias"]
        highest = torch.full((len(chosen),), -1e9, device=self.device).scatter_reduce(0, owner, score.detach(), "amax")
        total = torch.zeros(len(chosen), device=self.device).index_add(0, owner, torch.exp(score - highest[owner]))
        logs = score - highest[owner] - torch.log(total)[owner]
        share = self.share[which]
        policy = -(share * logs).sum()
        most = torch.zeros(len(chosen), device=self.device).scatter_reduce(0, owner, share, "amax")
        agrees = ((score >= highest[owner]) & (share >= most[owner])).sum()
        return value, policy, len(chosen), agrees

    def run(self, passes, games):
        device, batch = self.device, self.lesson["batch"]
        held = torch.tensor(games % HELD_BACK == 3, device=device)
        train, test = (~held).nonzero().squeeze(1), held.nonzero().squeeze(1)
        optimizer = torch.optim.AdamW(list(self.w.values()), lr=self.lesson["rate"], weight_decay=self.lesson["decay"])
        steps = passes * ((len(train) + batch - 1) // batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, self.lesson["rate"], total_steps=max(2, steps), pct_start=0.1)
        for number in range(passes):
            began = time.time()
            sums = self.over(train[torch.randperm(len(train), device=device)], optimizer, schedule)
            with torch.no_grad():
                tested = self.over(test)
            print(json.dumps({"pass": number, "train": sums, "test": tested, "seconds": round(time.time() - began, 1)}), flush=True)

    def over(self, places, optimizer=None, schedule=None):
        sums = [0.0, 0.0, 0, 0]
        for part in places.split(self.lesson["batch"]) if len(places) else ():
            found = self.errors(part)
            if optimizer:
                optimizer.zero_grad()
                ((found[0] + self.lesson["policy"] * found[1]) / len(part)).backward()
                optimizer.step()
                schedule.step()
            for i, x in enumerate(found):
                sums[i] += x.detach() if torch.is_tensor(x) else x
        value, policy, decided, agrees = map(float, sums)
        decided = max(1, decided)
        return {"value": value / max(1, len(places)), "policy": policy / decided, "agrees": agrees / decided}


def main():
    asked, paths = json.loads(sys.argv[1]), sys.argv[2:]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    samples = read(paths)
    fit = Fit(asked, samples, device)
    print(json.dumps({"positions": len(samples["game"])}), flush=True)
    fit.run(asked["passes"], samples["game"].astype(np.int64))
    numbers = np.concatenate([fit.w[part].detach().cpu().numpy().astype(np.float32).ravel() for part in PARTS])
    print(json.dumps({"numbers": base64.b64encode(numbers.tobytes()).decode()}), flush=True)


main()
