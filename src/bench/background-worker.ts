/** The worker of the site, with its frames counted. */
import "./count-frames";
import "../background/worker";
