-- Script for wrk: requests the paths after `--` in turn, and prints the results as JSON.
local paths = {}
local headers = { ["Accept-Encoding"] = "br, gzip" }
local last = 0

function init(args)
  paths = args
end

function request()
  last = last % #paths + 1
  return wrk.format("GET", paths[last], headers)
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format(
    '{"perSecond":%.0f,"median":%.2f,"slowest":%.2f,"failed":%d,"requests":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    failed,
    summary.requests
  ))
end
